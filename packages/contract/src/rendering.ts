import type {
  Author,
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

/** The public data with which a page is rendered for guests. It is embedded in the page. */
export interface PageAnswers {
  /** The story that the guide offers; null if there is none. */
  readonly storyToTry?: HomeStory | null;
  readonly home?: Home;
  readonly series?: Series;
  /** An author with the first page of their stories. */
  readonly author?: Author;
  readonly story?: Story;
  /** The opening of that story. */
  readonly opening?: Opening;
  /** A shared turn: the token of its link, and the newest parts of the tale. */
  readonly sharedTurn?: { readonly token: string; readonly tale: SharedTale };
  /** The public data of an invitation. */
  readonly invitation?: { readonly token: string; readonly page: InvitationPage };
  readonly settings?: PublicSettings;
  /** Guests may not see anything at this URL. */
  readonly isMissing?: boolean;
}

/** The id of the element that contains this data as JSON. */
export const ANSWERS_ID = 'answers';

/** A page rendered for a guest by the app's server build. */
export interface RenderedPage {
  /** The content of the page's root. */
  readonly html: string;
  /** The styles of this page only. By their names the browser recognises styles that it already has. */
  readonly styles: { readonly names: string; readonly rules: string };
}

export interface AskedPage {
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
