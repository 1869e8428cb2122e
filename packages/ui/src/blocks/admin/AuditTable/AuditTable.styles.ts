import styled from '../../../theme/styled.ts';
import { plainButton, plainList } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';

export const Filter = styled.button`
  ${plainButton}
  min-block-size: var(--kl-size-24);
  text-align: inherit;
  text-decoration: underline dotted;
  text-decoration-color: var(--kl-text-mute);
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;

  &:hover {
    color: var(--kl-gold-text);
  }
`;

export const Thing = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-2);
`;

export const Action = styled.span`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
`;

export const Changes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-6);
  ${plainList}

  ${media.compact} {
    inline-size: 30em;
    max-inline-size: 40vw;
    white-space: normal;
  }
`;

export const Change = styled.li`
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  > b {
    font-weight: 600;
  }
  > del {
    color: var(--kl-text-mute);
    text-decoration: line-through;
  }
  > ins {
    text-decoration: none;
  }
  > svg {
    display: inline;
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
    margin-inline: var(--kl-size-4);
    vertical-align: -0.1em;
  }
  &:dir(rtl) > svg {
    transform: scaleX(-1);
  }
`;

export const Reason = styled.div`
  overflow-wrap: anywhere;

  ${media.compact} {
    min-inline-size: 10em;
    max-inline-size: 22em;
    white-space: normal;
  }
`;
