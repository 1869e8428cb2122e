import { mockCall, mockEvents } from '@kathaloka/api/testing';
import type { ActionRequest, GameSession, Language, Turn } from '@kathaloka/contract/entities';
import { aChoice, anAnswer, aSession, aTurn } from '@kathaloka/contract/fixtures';
import type { RequestHandler } from 'msw';
import { type Event, playHandlers } from './playHandlers.ts';

interface Scene {
  readonly sentences: readonly string[];
  /** The choices; the first one leads to the next scene. */
  readonly choices: readonly string[];
}

/** A short tale from its opening to an ending, in each language of the interface. */
export const TALES = {
  en: [
    { sentences: ['The river is awake.', 'A bell rings on the far bank.'], choices: ['Row on.', 'Wait.'] },
    {
      sentences: ['The oar dips twice.', '“Who is there?” says the fog.'],
      choices: ['Say your name.', 'Hush.'],
    },
    { sentences: ['The fog opens.', 'The bank takes your boat as if it were its own.'], choices: [] },
  ],
  hi: [
    { sentences: ['नदी जाग रही है।', 'उस पार घंटी बजती है।'], choices: ['खेते रहो।', 'ठहरो।'] },
    { sentences: ['चप्पू दो बार डूबता है।', 'कोहरा पूछता है, “कौन है?”'], choices: ['अपना नाम कहो।', 'चुप रहो।'] },
    { sentences: ['कोहरा खुल जाता है।', 'किनारा नाव को अपना लेता है।'], choices: [] },
  ],
  ur: [
    { sentences: ['دریا جاگ رہا ہے۔', 'اس پار گھنٹی بجتی ہے۔'], choices: ['چپو چلاتے رہو۔', 'ٹھہرو۔'] },
    { sentences: ['چپو دو بار ڈوبتا ہے۔', 'دھند پوچھتی ہے، کون ہے؟'], choices: ['اپنا نام کہو۔', 'چپ رہو۔'] },
    { sentences: ['دھند کھل جاتی ہے۔', 'کنارہ ناؤ کو اپنا لیتا ہے۔'], choices: [] },
  ],
} as const satisfies Partial<Record<Language, readonly Scene[]>>;

/** A text in two paragraphs, as stories have them. */
const textOf = ({ sentences }: Scene): string => sentences.join('\n\n');

/** A mocked server that tells this tale, each turn in pieces, up to its end. */
export function aPlayOf(language: keyof typeof TALES): { session: GameSession; handlers: RequestHandler[] } {
  const scenes: readonly Scene[] = TALES[language];
  const turnOf = (at: number, more: Partial<Turn> = {}) =>
    aTurn(at + 1, {
      ai_response: textOf(scenes[at]!),
      choices: scenes[at]!.choices.map((text) => aChoice(text)),
      model_used: null,
      credits_consumed: 0,
      ...more,
    });
  const { story, session_data, ...rest } = aSession();
  const first = turnOf(0, { action_type: 'story_start' });
  let session: GameSession = {
    ...rest,
    story: { ...story, language, languages: [language] },
    session_data: { ...session_data, narrative_history: [first], choices: first.choices, can_undo: false },
  };

  async function* tell({ request }: { readonly request: Request }): AsyncGenerator<Event> {
    const { selected_choice } = (await request.json()) as ActionRequest;
    const history = session.session_data.narrative_history;
    const turn = turnOf(history.length, { selected_choice: selected_choice ?? null });
    const text = turn.ai_response!;
    // in the middle of a word
    const cut = Math.ceil(text.length * 0.7);
    yield { event: 'delta', data: { text: text.slice(0, cut) }, id: `t${cut}` };
    yield { event: 'delta', data: { text: text.slice(cut) }, id: `t${text.length}` };
    const is_completed = turn.choices.length === 0;
    session = {
      ...session,
      is_completed,
      session_data: {
        ...session.session_data,
        narrative_history: [...history, turn],
        choices: turn.choices,
        can_undo: true,
      },
    };
    yield { event: 'done', data: anAnswer(turn, { is_completed }) };
  }
  return {
    session,
    handlers: [mockCall('getSession', () => session), mockEvents('act', tell), ...playHandlers(session)],
  };
}
