import styled from '../../theme/styled.ts';
import { withPage } from '../../theme/alignment.ts';
import { plainHeading } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { storyFaces } from '../../theme/storyFaces.ts';
import { toldText, whatWasDone } from '../../theme/toldText.ts';

export const SharedRoot = styled.div`
  ${storyFaces}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-24);
  max-inline-size: 820px;
  inline-size: 100%;
  margin-inline: auto;
  padding-block: var(--kl-size-20) var(--kl-size-48);

  ${media.compact} {
    padding-block: var(--kl-size-36) var(--kl-size-64);
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
`;

export const Cover = styled.div`
  aspect-ratio: 3 / 1;
  overflow: hidden;
  border-radius: var(--kl-radius-10);
`;

export const Title = styled.h1`
  ${plainHeading}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);
  overflow-wrap: anywhere;
  ${withPage}

  ${media.compact} {
    font-size: var(--kl-fs-44);
  }
`;

export const Begin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12);
`;

export const TaleTitle = styled.h2`
  ${plainHeading}
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-20);
`;

export const Tale = styled.section`
  min-inline-size: 0;
  color: var(--kl-text);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--kl-size-22);
  }
`;

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  ${toldText}

  > [data-told] {
    font-family: var(--kl-font-tale);
  }
`;

export const Chosen = styled.p`
  ${whatWasDone}
`;

/** What decided an attempt, and what a part changed. */
export const Sheet = styled.p`
  margin: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

export const Earlier = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
`;

export const EarlierButton = styled(Button)`
  justify-self: start;
`;

/** A page with a single message. */
export const MessagePage = styled.div`
  align-self: center;
  padding-block: var(--kl-size-48);
`;

/** The form around the button that begins a game; it does not change the layout. */
export const PlayForm = styled.form`
  display: contents;
`;
