/** The anchors of the five sections, in their order. */
export const SECTION_IDS = ['welcome', 'what-is-it', 'how-it-works', 'features', 'begin'] as const;

/** A picture of the page: its address, and its text alternative (empty if decorative). */
export interface LandingPicture {
  src: string | null;
  alt: string;
}
