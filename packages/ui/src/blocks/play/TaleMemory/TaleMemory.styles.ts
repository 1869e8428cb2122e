import styled from '../../../theme/styled.ts';
import { plainButton, plainHeading, plainIcon, plainList } from '../../../theme/elements.ts';

export const MemoryRoot = styled.section`
  margin-block-end: var(--kl-size-18);

  > h3 {
    ${plainHeading}
  }
`;

export const Opener = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-10);
  inline-size: 100%;
  min-block-size: var(--kl-ctl);
  font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
  text-align: start;

  > svg {
    ${plainIcon}
    transition: transform var(--kl-t-1);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

export const Hint = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  text-wrap: pretty;
`;

export const People = styled.div`
  display: grid;
  gap: var(--kl-size-12);
  margin-block-start: var(--kl-size-10);
`;

export const Person = styled.div`
  > ul {
    ${plainList}
  }
`;

export const PersonName = styled.h4`
  ${plainHeading}
  color: var(--kl-gold-text);
  font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
`;

export const Item = styled.li`
  display: grid;
  gap: var(--kl-size-6);
  min-inline-size: 0;
`;

export const Face = styled.div`
  display: grid;
  gap: var(--kl-size-2);
  min-inline-size: 0;
  padding-block: var(--kl-size-8);
`;

export const FaceButton = styled.button`
  ${plainButton}
  display: grid;
  align-content: center;
  gap: var(--kl-size-2);
  min-inline-size: 0;
  min-block-size: var(--kl-ctl);
  /* The highlight is wider than the words. */
  margin-inline: calc(-1 * var(--kl-size-8));
  padding: var(--kl-size-8);
  border-radius: var(--kl-radius-8);
  text-align: start;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--kl-surface-2);
  }
`;

export const Remembered = styled.span`
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-16);
  overflow-wrap: anywhere;
`;

export const Pinned = styled.span`
  margin-inline-end: var(--kl-size-6);
  color: var(--kl-gold-text);

  > svg {
    display: inline-block;
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
`;

export const Quote = styled.q`
  color: var(--kl-text-mute);
  font: italic 400 var(--kl-fs-14) / 1.5 var(--kl-font-tale);
  overflow-wrap: anywhere;

  &:lang(ur) {
    font-style: normal;
    line-height: 2;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
  padding-block-end: var(--kl-size-8);
`;

export const Correction = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
  padding-block-end: var(--kl-size-8);

  > div {
    flex-basis: 100%;
  }
`;
