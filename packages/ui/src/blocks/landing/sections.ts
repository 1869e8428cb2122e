/** The anchors of the five sections, in their order. */
export const SECTION_IDS = ['welcome', 'what-is-it', 'how-it-works', 'features', 'begin'] as const;

/** A picture of the page: its address, and what it shows in words; empty where it only decorates. */
export interface LandingPicture {
  src: string | null;
  alt: string;
}
