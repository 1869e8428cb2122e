import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { LogoMark, Lotus } from '@kathaloka/ui';

/** What can be put in the place of an icon, by the names that the controls offer. */
const ICONS = {
  none: undefined,
  logo: <LogoMark />,
  lotus: <Lotus />,
};

/** What TypeScript calls something that React draws. */
const isNode = (type: unknown) => /\b(ReactNode|ReactElement|Element)\b/.test(JSON.stringify(type ?? ''));

/** Controls for what React draws: an icon is chosen by its name, everything else is written as text. */
export const withNodes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary: unknown = argType.table?.type;
      if (argType.control !== undefined || !(isNode(summary) || isNode(argType.type))) return [name, argType];
      if (/icon$/i.test(name)) {
        const options = Object.keys(ICONS);
        return [name, { ...argType, control: { type: 'select' }, options, mapping: ICONS }];
      }
      const value: unknown = initialArgs[name];
      const isText = value === undefined || typeof value === 'string';
      return [name, { ...argType, control: isText ? { type: 'text' } : false }];
    }),
  );
