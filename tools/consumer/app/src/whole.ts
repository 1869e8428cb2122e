/** Every declaration of the package is checked, whatever the app uses of it. */
export type * as whole from '@kathaloka/ui';
export type * as canvas from '@kathaloka/ui/GraphCanvas';
export type * as contrast from '@kathaloka/ui/contrast';
export type * as paths from '@kathaloka/ui/paths';
export type * as themes from '@kathaloka/ui/themes';
export type * as words from '@kathaloka/ui/words';
