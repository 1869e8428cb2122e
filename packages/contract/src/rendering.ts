import type {
  Home,
  HomeStory,
  InvitationPage,
  Opening,
  PublicSettings,
  Series,
  SharedTale,
  Story,
} from './entities/index.ts';
import type { InterfaceLanguage } from './languages.ts';
import type { Theme } from './themeOptions.ts';

/** What a page shows of the catalogue to guests: it is rendered from that, and brings it along. */
export interface PageAnswers {
  /** The story that the guide offers; null if there is none. */
  readonly storyToTry?: HomeStory | null;
  readonly home?: Home;
  readonly series?: Series;
  readonly story?: Story;
  /** How that story begins. */
  readonly opening?: Opening;
  /** A link, with the newest parts of its tale. */
  readonly sharedTurn?: { readonly token: string; readonly tale: SharedTale };
  /** What guests are told of an invitation. */
  readonly invitation?: { readonly token: string; readonly page: InvitationPage };
  readonly settings?: PublicSettings;
  /** There is nothing at this address that guests may see. */
  readonly isMissing?: boolean;
}

/** The element of a page that has them, as JSON. */
export const ANSWERS_ID = 'answers';

/** A page as the app's build for servers renders it, for a guest. */
export interface RenderedPage {
  /** What stands in the page's root. */
  readonly html: string;
  /** The styles of that, and of nothing else: by their names the browser knows that it has them. */
  readonly styles: { readonly names: string; readonly rules: string };
}

export interface AskedPage {
  /** Its path. */
  readonly url: string;
  /** The language of the interface. */
  readonly language: InterfaceLanguage;
  readonly theme: Theme;
  readonly answers: PageAnswers;
}

/** What the app's build for servers exports. */
export interface PageRenderer {
  readonly renderPage: (asked: AskedPage) => Promise<RenderedPage>;
}
