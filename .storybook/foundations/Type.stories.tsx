import { directionOf } from '@kathaloka/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Intro, Page, Rows, Sample, Section } from './foundations.styles.ts';

interface Step {
  readonly size: string;
  readonly use: string;
  readonly face: 'title' | 'tale' | 'ui';
  readonly text: string;
}

const STEPS: readonly Step[] = [
  { size: '5.125rem', use: '82: landing hero', face: 'title', text: 'Every tale' },
  { size: '3.25rem', use: '52: story title', face: 'title', text: 'The Ferryman' },
  { size: 'var(--kl-fs-38)', use: '38: page title', face: 'title', text: 'My Stories' },
  { size: 'var(--kl-fs-28)', use: '28: row title', face: 'title', text: 'Trending Now' },
  {
    size: 'var(--kl-fs-20)',
    use: '20: narrative',
    face: 'tale',
    text: 'The oar bites, and the bank lets go of you.',
  },
  { size: 'var(--kl-fs-16)', use: '16: fields', face: 'ui', text: 'Describe your custom action...' },
  { size: 'var(--kl-fs-15)', use: '15: interface', face: 'ui', text: 'Your draft is kept.' },
  { size: 'var(--kl-fs-13)', use: '13: captions', face: 'ui', text: 'Edited 2 hours ago' },
];

const SCRIPTS = [
  ['en', 'The oar bites.'],
  ['hi', 'चप्पू पानी में उतरा।'],
  ['bn', 'দাঁড় জলে নামল।'],
  ['te', 'తెడ్డు నీటిలో మునిగింది.'],
  ['ta', 'துடுப்பு நீரில் இறங்கியது.'],
  ['kn', 'ಹುಟ್ಟು ನೀರಿಗಿಳಿಯಿತು.'],
  ['ml', 'തുഴ വെള്ളത്തിലിറങ്ങി.'],
  ['gu', 'હલેસું પાણીમાં ઊતર્યું.'],
  ['ur', 'چپو پانی میں اترا۔'],
] as const;

function sample({ size, face }: Pick<Step, 'size' | 'face'>) {
  return {
    '--kl-sample-size': size,
    '--kl-sample-face': `var(--kl-font-${face})`,
    '--kl-sample-weight': face === 'title' ? '600' : '400',
    '--kl-sample-leading': `var(--kl-lh-${face})`,
  } as CSSProperties;
}

/** The type scale, and one line in every script that stories are written in. */
function TypeScale() {
  return (
    <Page lang="en" dir="ltr">
      <Intro>
        <h1>Type</h1>
        <p>Eczar tells you where you are. Tiro tells the tale. Mukta works the machine.</p>
      </Intro>
      <Section>
        <h2>Steps</h2>
        <Rows>
          {STEPS.map((step) => [
            <dt key={`${step.use} name`}>{step.use}</dt>,
            <dd key={step.use}>
              <Sample style={sample(step)}>{step.text}</Sample>
            </dd>,
          ])}
        </Rows>
      </Section>
      <Section>
        <h2>Scripts</h2>
        <p>Each face is downloaded when its script is on the page. Line heights follow the language.</p>
        <Rows>
          {SCRIPTS.map(([language, text]) => [
            <dt key={`${language} name`}>{language}</dt>,
            <dd key={language} lang={language} dir={directionOf(language)}>
              <Sample style={sample({ size: 'var(--kl-fs-20)', face: 'tale' })}>{text}</Sample>
            </dd>,
          ])}
        </Rows>
      </Section>
    </Page>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TypeScale>;
export default meta;

export const Type: StoryObj<typeof meta> = {};
