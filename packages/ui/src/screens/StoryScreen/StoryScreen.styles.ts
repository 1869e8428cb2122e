import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { storyFaces } from '../../theme/storyFaces.ts';

export const ScreenRoot = styled.div`
  ${storyFaces}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding-block-end: var(--kl-size-48);

  /* Focused elements never come to rest under the bar. */
  a,
  button {
    --kl-bar-height: 104px;
    scroll-margin-block: var(--kl-size-24) var(--kl-bar-height);
  }
  ${media.desktop} {
    padding-block-end: var(--kl-size-64);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-36);
  padding-block-start: var(--kl-size-24);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
    gap: clamp(var(--kl-size-36), 4vw, var(--kl-size-56));
    padding-block-start: var(--kl-size-40);
  }
`;

export const Telling = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-26);
`;

/** The opening, if there is one. */
export const Beginning = styled.div`
  &:empty {
    display: none;
  }
`;

/** Who wrote a bundled story. Below the opening, whose first sentence is in the first view of a phone. */
export const Credit = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Commands = styled.div`
  margin-block-start: var(--kl-size-10);
`;

export const Counting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--kl-size-18);

  > section {
    justify-self: stretch;
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-24);
  }
`;

/** The bar ends with the page's content, so that it never covers the footer. */
export const PlayBarRoot = styled.div`
  position: sticky;
  z-index: var(--kl-z-raised);
  inset-block-end: 0;
  display: grid;
  margin-block-start: var(--kl-size-24);
  margin-inline: calc(-1 * var(--kl-gutter));
  padding: var(--kl-size-10) var(--kl-gutter) calc(var(--kl-size-10) + env(safe-area-inset-bottom));
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg);
  ${media.desktop} {
    display: none;
  }
`;

/** A page with a single message. */
export const MessagePage = styled.div`
  align-self: center;
  padding-block: var(--kl-size-48);
`;
