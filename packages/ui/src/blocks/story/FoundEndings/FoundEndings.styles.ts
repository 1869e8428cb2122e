import styled from '../../../theme/styled.ts';

export const FoundTitle = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
`;

export const Found = styled.ul`
  display: grid;
  gap: var(--kl-size-6);
  margin: var(--kl-size-10) 0 0;
  padding: 0;
  list-style: '';
`;

export const Lamp = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--kl-size-4) var(--kl-size-10);
  color: var(--kl-text-soft);

  > svg {
    flex: none;
  }
  &[data-is-this] {
    color: var(--kl-gold-text);
    font-weight: 600;
  }
  &[data-open] {
    column-gap: var(--kl-size-2);
    color: var(--kl-text-mute);

    > span {
      padding-inline-start: var(--kl-size-8);
    }
  }
`;

export const FoundName = styled.span`
  flex: 1;
  min-inline-size: 8em;
  overflow-wrap: anywhere;

  > small {
    margin-inline-start: var(--kl-size-8);
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-14);
    font-weight: 400;
    white-space: nowrap;
  }
`;

export const Hint = styled.p`
  display: grid;
  gap: var(--kl-size-2);
  margin: var(--kl-size-10) 0 0;
  color: var(--kl-text-soft);

  > small {
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-14);
  }
  /* aligned with the page, whatever the direction of the hint */
  > span {
    text-wrap: pretty;
  }
  q {
    font-family: var(--kl-font-tale);
    line-height: var(--kl-lh-tale);
    overflow-wrap: anywhere;
    quotes: none;
  }
`;
