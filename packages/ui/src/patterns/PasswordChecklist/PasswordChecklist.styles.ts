import styled from '@emotion/styled';

export const Checklist = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 4px 14px;
  /* Clear of the focus ring of the field above. */
  margin: 5px 0 0;
  padding: 12px 14px;
  border-radius: var(--r-2);
  background: var(--bg-deep);
  color: var(--text-soft);
  font-size: var(--fs-14);
  list-style: '';
`;

export const Part = styled.li`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  min-block-size: 24px;

  &:last-of-type {
    grid-column: 1 / -1;
  }
  &[data-met] {
    color: var(--success-text);
  }
  .lucide {
    inline-size: 17px;
    block-size: 17px;
    margin-block-start: calc((1lh - 17px) / 2);
    color: var(--text-mute);
  }
  &[data-met] .lucide {
    color: var(--success-text);
  }
`;
