import { aChoice, hindiStory, tamilStory, urduStory } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import { inPalmLeaf, inUrdu, onDesktop, onPhone } from '../../testing/globals.ts';
import { inkTop } from '../../testing/inkTop.ts';
import { playing, playScreenSetUp } from '../../testing/playScreenSetUp.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const told = (...texts: readonly [LogEntry['type'], string][]): LogEntry[] =>
  texts.map(([type, content], index) => ({
    id: `${index}`,
    type,
    content,
    isHistorical: index < texts.length - 3,
    ...(type === 'model_info' && { model_used: 'Tenali', credits_consumed: 1 }),
  }));

const urdu = {
  story: urduStory,
  entries: told(
    [
      'narrative',
      'چپو پانی میں اترتا ہے اور کنارہ ہاتھ چھوڑ دیتا ہے۔ پیچھے چوراسی گھاٹ آخری سیڑھی تک روشن ہیں؛ آگے صرف سنبھل کر بہتے پانی کی آواز ہے۔',
    ],
    ['user_action', 'میں مسافر سے پوچھتا ہوں کہ دریا کی کتاب میں کیا نام لکھوں۔'],
    ['model_info', 'tenali'],
    [
      'narrative',
      '”تم اپنے باپ کی طرح چپو چلاتے ہو،“ مسافر کہتا ہے۔ اس دریا پر تم نے کسی کو نہیں بتایا کہ تمہارا باپ کون تھا۔',
    ],
    ['choice', 'چپو روک کر مسافر کے ہاتھ دیکھو۔'],
    [
      'setup',
      'تم چپو نیچے رکھ دیتے ہو اور کشتی کو دھارے کے حوالے کر دیتے ہو۔ ہتھیلی میں ایک سکّہ ہے، شہر سے بھی پرانا۔ وہ گرم ہے، اور اس پر تمہارا نام لکھا ہے۔',
    ],
  ),
  choices: [
    aChoice('سکّے پر مٹھی بند کرو اور چپو چلاتے رہو۔'),
    aChoice('اسے دریا میں گرا دو اور اپنا نام لو۔'),
  ],
};

const meta = {
  title: 'Screens/Playing/PlayScreen',
  component: PlayScreen,
  ...playScreenSetUp,
  args: playing({ session: { entries: [] } }),
  globals: onDesktop,
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In an English interface only the Urdu tale is mirrored: title, log and choices. */
export const UrduTale: Story = {
  args: playing({ session: urdu }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByText(/^تم چپو نیچے/)).toHaveStyle({ direction: 'rtl' });
    const [first, second] = canvas.getAllByRole('button', { name: /سکّے|دریا میں/ });
    const [one, two] = [first, second].map((button) => button?.getBoundingClientRect().left ?? 0);
    await expect(one).toBeGreaterThan(two ?? 0);
    await expect(canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect().left).toBeLessThan(100);
  },
};

/** The title leaves room for a word that rises far above the first line. */
export const UrduBeginning: Story = {
  tags: ['behaviour'],
  args: playing({ session: { ...urdu, entries: told(['narrative', 'انگیٹھی میں آگ ہے۔']) } }),
  globals: { ...onPhone, ...inUrdu },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    canvas.getByRole('log').scrollTop = 0;
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const first = canvas
      .getAllByText(/^انگیٹھی/)
      .find((element) => !element.closest('[aria-live="polite"]'))!;
    await expect(inkTop(first, 'انگیٹھی')).toBeGreaterThanOrEqual(title.bottom);
  },
};

/** In an Urdu interface everything is mirrored except pictures. */
export const UrduShell: Story = {
  tags: ['behaviour'],
  args: playing({ session: urdu }),
  globals: { ...onDesktop, ...inUrdu },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'واپس' });
    await expect(back.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};
export const UrduShellOnPhone: Story = {
  tags: ['behaviour'],
  ...UrduShell,
  globals: { ...onPhone, ...inUrdu },
};
export const UrduShellInPalmLeaf: Story = {
  tags: ['behaviour'],
  ...UrduShell,
  globals: { ...onDesktop, ...inUrdu, ...inPalmLeaf },
};

const hindi = {
  story: hindiStory,
  entries: told(
    ['narrative', 'भादों की रात है और थैले में एक ही चिट्ठी। बरगद के नीचे पहुँचते ही टहनियाँ अपने आप झुक जाती हैं।'],
    ['user_action', 'मैं बेताल से पूछता हूँ कि चिट्ठी किसकी है।'],
    ['model_info', 'tenali'],
    [
      'narrative',
      '“चिट्ठी उसी की है जो उसे पढ़ने से डरता है,” बेताल हँसता है। बारिश थम जाती है, पर पत्तों से पानी टपकता रहता है।',
    ],
  ),
  choices: [aChoice('चिट्ठी खोल दो।'), aChoice('सवाल का सच्चा जवाब दो और आगे बढ़ो।')],
};
export const HindiTale: Story = { args: playing({ session: hindi }) };

const tamil = {
  story: tamilStory,
  entries: told(
    [
      'narrative',
      'துடுப்பு நீரில் இறங்குகிறது; கரை உன் கையை விட்டுவிடுகிறது. பின்னால் எண்பத்து நான்கு படித்துறைகளும் கடைசிப் படிவரை ஒளிர்கின்றன.',
    ],
    ['model_info', 'tenali'],
    [
      'narrative',
      'நீ துடுப்பைத் தாழ்த்திப் படகை ஓட்டத்திடம் ஒப்படைக்கிறாய். ஒரு மூச்சளவு நேரம் கங்கையில் எதுவுமே அசையவில்லை. உள்ளங்கையில் நகரத்தைவிடப் பழைய ஒரு நாணயம்.',
    ],
  ),
  choices: [aChoice('நாணயத்தை இறுகப் பற்றிக்கொண்டு துடுப்பை வலி.'), aChoice('அதை ஆற்றில் விட்டுவிட்டு உன் பெயரைச் சொல்.')],
};
export const TamilTale: Story = {
  tags: ['behaviour'],
  args: playing({ session: tamil }),
};
export const TamilTaleOnPhone: Story = {
  tags: ['behaviour'],
  args: playing({ session: tamil }),
  globals: onPhone,
};
