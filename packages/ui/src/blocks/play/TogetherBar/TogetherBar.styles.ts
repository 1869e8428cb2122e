import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 820px);
  justify-content: center;
  padding-inline: var(--kl-size-8);

  ${media.compact} {
    padding-inline: var(--kl-size-24);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-12);
  margin-block-end: var(--kl-size-8);
  padding: var(--kl-size-6) var(--kl-size-14);
  border-inline-start: var(--kl-edge-3) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  font-size: var(--kl-fs-14);

  &[data-yours] {
    border-inline-start-color: var(--kl-gold);
  }
`;

/** The players; those who are away are dimmed. */
export const Faces = styled.span`
  display: inline-flex;

  > * {
    margin-inline-end: calc(-1 * var(--kl-size-4));
    border-radius: var(--kl-radius-pill);
    box-shadow: 0 0 0 var(--kl-edge-2) var(--kl-surface-2);
  }
  > [data-away] {
    opacity: 0.45;
  }
`;

export const Says = styled.p`
  flex: 1 1 7em;
  min-inline-size: 0;
  margin: 0;
  overflow-wrap: anywhere;

  > span {
    color: var(--kl-text-soft);
  }
  > small {
    display: block;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-13);
  }
  > em {
    display: block;
    color: var(--kl-danger-text);
    font-style: normal;
  }
`;

export const Seconds = styled.b`
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-6);
`;
