import styled from '../../../theme/styled.ts';
import { noFocusRing } from '../../../theme/attention.ts';
import { plainHeading } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';
import { toldText, whatWasDone } from '../../../theme/toldText.ts';

export const OpeningRoot = styled.section`
  min-inline-size: 0;
  max-inline-size: 820px;
  color: var(--kl-text);
  scroll-margin-block-start: var(--kl-size-14);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--kl-size-16);
  }
  svg[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const OpeningTitle = styled.h2`
  ${plainHeading}
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-20);
`;

export const Scenes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-22);
`;

export const Scene = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  scroll-margin-block-start: var(--kl-size-24);
  ${toldText}

  > div {
    font-family: var(--kl-font-tale);
  }
  &[data-earlier] {
    color: var(--kl-text-soft);
  }
  &:focus {
    ${noFocusRing}
  }
`;

export const Chosen = styled.div`
  ${whatWasDone}
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

export const GoOn = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-10) var(--kl-size-16);
  padding: var(--kl-size-12) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8) var(--kl-size-12);

  &[data-ended] {
    justify-content: center;
  }
  ${media.compact} {
    margin-block-start: var(--kl-size-4);
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: var(--kl-size-14);
  padding-block: var(--kl-size-8);
`;
