import { plainList } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${plainList}
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--kl-size-4) var(--kl-size-12);
  padding-block: var(--kl-size-14);

  & + & {
    border-block-start: var(--kl-hairline) solid var(--kl-line);
  }
`;

/** A lamp that is lit once the setting is made; decorative, since the text says the same. */
export const Lamp = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-24);
  block-size: var(--kl-size-24);
  border-radius: var(--kl-radius-pill);
  color: var(--kl-text-mute);

  &[data-lit] {
    background: var(--kl-gold-soft);
    color: var(--kl-gold-text);
  }
  > svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-12);
`;

export const Name = styled.b`
  font-weight: 600;
`;

export const Text = styled.p`
  grid-column: 2;
  max-inline-size: 62em;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  text-wrap: pretty;
`;

export const LineRow = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
`;

export const Code = styled.code`
  min-inline-size: 0;
  padding: var(--kl-size-6) var(--kl-size-10);
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-2);
  font-family: ui-monospace, 'Noto Sans Mono', monospace;
  font-size: var(--kl-fs-13);
  overflow-wrap: anywhere;

  ${media.compact} {
    flex: 0 1 auto;
  }
`;

export const Lead = styled.p`
  max-inline-size: 62em;
  color: var(--kl-text-soft);
  text-wrap: pretty;
`;
