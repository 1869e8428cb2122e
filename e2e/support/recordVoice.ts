import type { Page } from '@playwright/test';

/** A sentence that a page has said, and its language. */
interface Said {
  readonly text: string;
  readonly language: string;
}

export interface RecordedVoice {
  readonly said: () => Promise<readonly Said[]>;
  /** Whether each sentence ends on its own after a moment; otherwise it lasts until the next one. */
  readonly flow: (flows: boolean) => Promise<void>;
}

/** Replaces the browser's speech by a recorder with one voice for each of these languages. */
export async function recordVoice(page: Page, languages: readonly string[]): Promise<RecordedVoice> {
  await page.addInitScript((spoken) => {
    const said: { text: string; language: string }[] = [];
    let flows = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: EventTarget | undefined;
    const voices = spoken.map((lang) => ({ voiceURI: `voice-${lang}`, name: `Voice ${lang}`, lang }));
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice: unknown = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    function end() {
      const ended = current;
      current = undefined;
      ended?.dispatchEvent(new Event('end'));
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      resume() {},
      cancel() {
        clearTimeout(timer);
        current = undefined;
      },
      speak(utterance: Utterance) {
        said.push({ text: utterance.text, language: utterance.lang });
        current = utterance;
        utterance.dispatchEvent(new Event('start'));
        if (flows) timer = setTimeout(end, 5);
      },
    });
    function flow(next: boolean) {
      flows = next;
      if (flows) end();
    }
    const recorded = { said, flow };
    const stubs = {
      speechSynthesis: synthesis,
      SpeechSynthesisUtterance: Utterance,
      recordedVoice: recorded,
    };
    for (const [name, value] of Object.entries(stubs))
      Object.defineProperty(globalThis, name, { value, configurable: true });
  }, languages);
  return {
    said: () => page.evaluate(() => Reflect.get(globalThis, 'recordedVoice').said as Said[]),
    flow: (flows) => page.evaluate((next) => Reflect.get(globalThis, 'recordedVoice').flow(next), flows),
  };
}
