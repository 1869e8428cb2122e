import styled from '../../theme/styled.ts';

export const Checklist = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
  gap: var(--kl-size-4) var(--kl-size-14);
  /* Leaves room for the focus ring of the field above. */
  margin: var(--kl-size-6) 0 0;
  padding: var(--kl-size-12) var(--kl-size-14);
  border-radius: var(--kl-radius-8);
  background: var(--kl-bg-deep);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  list-style: '';
`;

export const Part = styled.li`
  display: flex;
  gap: var(--kl-size-8);
  align-items: flex-start;
  min-block-size: var(--kl-size-24);

  &:last-of-type {
    grid-column: 1 / -1;
  }
  &[data-met] {
    color: var(--kl-success-text);
  }
  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    margin-block-start: calc((1lh - var(--kl-size-18)) / 2);
    color: var(--kl-text-mute);
  }
  &[data-met] svg {
    color: var(--kl-success-text);
  }
`;
