import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { LogoMark, Lotus } from '@kathaloka/ui';

/** The icons that a control offers, by name. */
const ICONS = {
  none: undefined,
  logo: <LogoMark />,
  lotus: <Lotus />,
};

/** Whether a prop is a React node, by its TypeScript type. */
const isNode = (type: unknown) => /\b(ReactNode|ReactElement|Element)\b/.test(JSON.stringify(type ?? ''));

/** Controls for props that are React nodes: an icon is chosen by name, anything else is typed as text. */
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
