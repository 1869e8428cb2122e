// without JSX, which Storybook's manager and preview compile differently
import { createElement as h, type CSSProperties, useState } from 'react';
import { IN_DOCS } from '../playing.ts';
import {
  PICTURE_SCALE,
  PICTURE_WIDTHS,
  type PictureWidth,
  type StoryPicture,
  storyPictures,
} from './storyPictures.ts';

/** As tall as the tallest picture. */
const HEIGHT = 1100;

const EDGE = '1px solid color-mix(in srgb, currentColor 25%, transparent)';

const stage = (width: number): CSSProperties => ({
  position: 'relative',
  flex: 'none',
  width: width * PICTURE_SCALE,
  height: HEIGHT * PICTURE_SCALE,
  overflow: 'hidden',
  border: EDGE,
  isolation: 'isolate',
});

interface ShownProps {
  id: string;
  picture: StoryPicture;
  width: PictureWidth;
}

const story = ({ id, picture, width }: ShownProps) =>
  h('iframe', {
    key: 'story',
    [IN_DOCS]: '',
    title: 'The story as it is now',
    src: `iframe.html?id=${id}&viewMode=story&globals=${[picture.globals, 'a11y.manual:!true'].filter(Boolean).join(';')}`,
    style: {
      width,
      height: HEIGHT,
      border: 0,
      transform: `scale(${PICTURE_SCALE})`,
      transformOrigin: '0 0',
    },
  });

const pictured = ({ picture, width }: Omit<ShownProps, 'id'>, style: CSSProperties = {}) =>
  h('img', {
    key: 'picture',
    src: picture.file(width),
    alt: `The picture of the tests, ${width} px wide`,
    style: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: width * PICTURE_SCALE,
      ...style,
    },
  });

interface ChoiceProps<V extends string | number> {
  label: string;
  value: V;
  options: readonly (readonly [V, string])[];
  onValueChange: (value: V) => void;
}

function Choice<V extends string | number>({ label, value, options, onValueChange }: ChoiceProps<V>) {
  return h(
    'fieldset',
    { style: { display: 'flex', gap: 12, margin: 0, padding: 0, border: 0 } },
    h('legend', { style: { float: 'left', padding: 0, paddingInlineEnd: 8, fontWeight: 600 } }, label),
    options.map(([option, name]) =>
      h(
        'label',
        { key: option },
        h('input', { type: 'radio', checked: option === value, onChange: () => onValueChange(option) }),
        ` ${name}`,
      ),
    ),
  );
}

const WAYS = [
  ['beside', 'beside the story'],
  ['over', 'over it: what is not black is different'],
] as const;

/** A story and its baseline screenshot, side by side or one over the other. */
export function Compare({ id }: { id: string }) {
  const [width, setWidth] = useState<PictureWidth>(PICTURE_WIDTHS[0]);
  const [way, setWay] = useState<'beside' | 'over'>('beside');
  const [at, setAt] = useState(0);
  const pictures = storyPictures(id);
  const picture = pictures[at] ?? pictures[0];
  if (!picture) return h(NoPicture);
  const shown = { id, picture, width };
  return h(
    'div',
    { style: { display: 'grid', gap: 12, padding: 16, fontSize: 14 } },
    h(Choice<PictureWidth>, {
      label: 'Width',
      value: width,
      options: PICTURE_WIDTHS.map((one) => [one, String(one)] as const),
      onValueChange: setWidth,
    }),
    pictures.length > 1 &&
      h(Choice<number>, {
        label: 'Picture',
        value: pictures.indexOf(picture),
        options: pictures.map(({ label }, index) => [index, label] as const),
        onValueChange: setAt,
      }),
    h(Choice<'beside' | 'over'>, { label: 'Show it', value: way, options: WAYS, onValueChange: setWay }),
    h(
      'div',
      { style: { display: 'flex', flexWrap: 'wrap', gap: 16 } },
      h(
        'div',
        { style: stage(width) },
        story(shown),
        way === 'over' && pictured(shown, { mixBlendMode: 'difference' }),
      ),
      way === 'beside' && h('div', { style: stage(width) }, pictured(shown)),
    ),
    h(
      'p',
      { style: { margin: 0 } },
      'Pictures are taken without covers, on 20 November 2026, with the focus on the first stop of the page: these differ.',
    ),
  );
}

function NoPicture() {
  return h(
    'p',
    { style: { padding: 16, fontSize: 14 } },
    'The tests compare no picture of this state. To have one, add its id to ',
    h('code', null, 'tools/visual/pictures.ts'),
    ' and run ',
    h('code', null, 'npm run visual:update'),
    '. Chromatic pictures every state.',
  );
}
