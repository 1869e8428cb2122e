import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { shownName, statusOf } from './components.ts';
import { theme } from './theme.ts';

const badge = {
  marginInlineStart: 6,
  paddingInline: 5,
  borderRadius: 4,
  border: `1px solid ${theme.appBorderColor}`,
  color: theme.barTextColor,
  fontSize: 11,
};

/** A component's name with its status, where that is not the usual one. */
function labelOf(name: string) {
  const status = statusOf(name);
  if (status === 'stable') return name;
  return createElement('span', null, name, createElement('span', { style: badge }, status));
}

addons.setConfig({
  theme,
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'component' ? labelOf(name) : shownName(name)),
  },
});
