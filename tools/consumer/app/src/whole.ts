/** Every declaration of the package is checked, whatever the app uses of it. */
export type * as whole from '@kathaloka/ui';
