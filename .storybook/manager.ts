import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { statusOf } from './components.ts';
import { CommentTool, LanguageNote, listenToComments, PicturePanel } from './reviewing/tools.ts';
import { theme } from './theme.ts';

const badge = {
  marginInlineStart: 6,
  paddingInline: 5,
  borderRadius: 4,
  border: `1px solid ${theme.appBorderColor}`,
  color: theme.barTextColor,
  fontSize: 11,
};

/** A component's name with its status, unless that is the usual one. */
function labelOf(name: string) {
  const status = statusOf(name);
  if (status === 'stable') return name;
  return createElement('span', null, name, createElement('span', { style: badge }, status));
}

addons.setConfig({
  theme,
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'component' ? labelOf(name) : name),
  },
});

const isStory = ({ viewMode }: { viewMode?: string | undefined }) => viewMode === 'story';

addons.register('kathaloka', (api) => {
  listenToComments(api);
  addons.add('kathaloka/language', {
    type: types.TOOL,
    title: 'Content in this language',
    match: isStory,
    render: () => createElement(LanguageNote),
  });
  addons.add('kathaloka/comment', {
    type: types.TOOL,
    title: 'Comment on this state',
    match: isStory,
    render: () => createElement(CommentTool, { api }),
  });
  addons.add('kathaloka/picture', {
    type: types.PANEL,
    title: 'Picture',
    match: isStory,
    render: ({ active }) => (active ? createElement(PicturePanel) : null),
  });
});
