/**
 * Stories in Hindi and Urdu, told by a provider's model: which parts of its answers reach players, and what
 * players pay.
 */
import type { Language } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareIn } from '../../narrator/prompts/languages.ts';
import { taskKindOf } from '../../testing/fakeProvider/taskKind.ts';
import { providerPlay } from '../../testing/providerPlay.ts';

interface InLanguage {
  readonly scene: string;
  readonly way: string;
  readonly line: string;
  readonly good: string;
  /** A sentence whose verb gives the player a gender. */
  readonly gendered: string;
  readonly last: string;
}

const STORIES: Readonly<Record<'hi' | 'ur', InLanguage>> = {
  hi: {
    scene: 'घाट पर अँधेरा है। एक घंटी पानी के ऊपर लटकी है।',
    way: 'नदी पार करो',
    line: 'मैं घंटी को देखता हूँ',
    good: 'घंटी की रस्सी भीगी है, और किसी ने उसे दो बार बाँधा है। दूर एक कुत्ता भौंकता है और चुप हो जाता है। नाव खूँटे से टकराती है, पानी की ताल से अलग। घाट की सीढ़ियों पर किसी के गीले पाँव के निशान हैं।',
    gendered: 'तुम धीरे से घंटी की ओर जा रहे हो।',
    last: 'पानी उतर रहा है।',
  },
  ur: {
    scene: 'گھاٹ پر اندھیرا ہے۔ ایک گھنٹی پانی کے اوپر لٹکی ہے۔',
    way: 'ندی پار کرو',
    line: 'میں گھنٹی کو دیکھتا ہوں',
    good: 'گھنٹی کی رسی بھیگی ہے، اور کسی نے اسے دو بار باندھا ہے۔ دور ایک کتا بھونکتا ہے اور چپ ہو جاتا ہے۔ ناؤ کھونٹے سے ٹکراتی ہے، پانی کی تال سے الگ۔ گھاٹ کی سیڑھیوں پر کسی کے گیلے پاؤں کے نشان ہیں۔',
    gendered: 'تم دھیرے سے گھنٹی کی طرف جا رہے ہو۔',
    last: 'پانی اتر رہا ہے۔',
  },
};
const ENGLISH = 'The rope is wet, and somebody has tied it twice. A dog barks once, far away, and is quiet. ';

const on = await providerPlay();

beforeAll(async () => {
  await on.use({ text: 'fake' });
});
afterAll(() => on.stop());

/** Types a line that the model answers with this text. */
async function told(language: Language, { scene, way, line }: InLanguage, answer: string) {
  on.provider.follow((request) => (taskKindOf(request) === 'narrate' ? answer : undefined));
  const who = await on.play.player();
  const { id } = await on.play.begin(who, {
    language,
    story_prompt: scene,
    story_structure: JSON.stringify({
      start_node: 'ghat',
      nodes: {
        ghat: { text: scene, choices: [{ text: way, target: 'end' }] },
        end: { text: scene, choices: [] },
      },
    }),
  });
  const turn = await on.play.act(who, id, { action_type: 'custom_action', user_action: line });
  const params = { session_id: id, turn_id: turn.turn_id };
  const { body: reasons } = await on.play.call('readReasons', { ...who, params });
  return { turn, reasons };
}

describe.each(Object.entries(STORIES))('A model that tells in %s', (name, story) => {
  const language = name as keyof typeof STORIES;
  const { good, gendered, last } = story;

  it('is told as it wrote, and paid', async () => {
    const { turn, reasons } = await told(language, story, `${good} ${last}`);
    expect(turn).toMatchObject({ narrative: `${good} ${last}`, credits_consumed: 1 });
    expect(reasons).toMatchObject({ told_by: 'fake', stepped_in: null });
  });

  it('does not say whether the player is a man or a woman', async () => {
    const { turn } = await told(language, story, `${good} ${gendered} ${last}`);
    expect(turn).toMatchObject({ narrative: `${good} ${last}`, credits_consumed: 1 });
  });

  it('is replaced by the built-in narrator, free of charge, if it tells in English', async () => {
    const { turn, reasons } = await told(language, story, ENGLISH.repeat(3));
    expect(turn).toMatchObject({ credits_consumed: 0, stepped_in: 'refused' });
    expect(shareIn(language, 'narrative' in turn ? turn.narrative : '')).toBeGreaterThan(0.95);
    expect(reasons).toMatchObject({ told_by: null, stepped_in: 'refused' });
  });
});
