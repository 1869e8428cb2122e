import styled from '../../theme/styled.ts';
import { bottomBar, clearOfBottomBar } from '../../theme/bottomBar.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const CreateRoot = styled.div`
  ${clearOfBottomBar}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-14);
  padding-block: var(--kl-size-20) var(--kl-size-24);

  ${media.compact} {
    padding-block-start: var(--kl-size-36);
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--kl-size-4) var(--kl-size-16);
`;

/** Where the draft is stored, and the button that deletes it. */
export const Draft = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-16);
`;

export const Title = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-30);

  ${media.compact} {
    font-size: var(--kl-fs-38);
  }
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-20);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--kl-size-36);
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-20);
`;

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-20);
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-20);
  }
`;

/** The bar with the buttons; on a phone fixed at the bottom of the screen. */
export const Bar = styled.div`
  ${bottomBar}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-10) var(--kl-size-12);
  margin-inline: calc(-1 * var(--kl-gutter));
  padding: var(--kl-size-10) var(--kl-gutter) var(--kl-size-14);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg);

  > button {
    flex: 1;
    padding-inline: var(--kl-size-10);
  }
  [data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
  ${media.compact} {
    position: static;
    margin-inline: 0;
    padding-inline: 0;
    border: 0;

    > button {
      flex: none;
      padding-inline: var(--kl-size-20);
    }
  }
`;

export const BarText = styled.p`
  order: -1;
  flex: 1 0 100%;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  text-align: center;

  ${media.compact} {
    order: 0;
    flex: 1;
    text-align: end;
  }
`;

export const Forward = styled.span`
  display: inline-flex;
`;
