import styled from '@emotion/styled';

export const Needs = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Need = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
  color: var(--text-soft);

  .lucide {
    inline-size: 19px;
    block-size: 19px;
    color: var(--text-mute);
  }
  &[data-done] {
    color: var(--text);

    .lucide {
      color: var(--success-text);
    }
  }
  @media (pointer: coarse) {
    min-block-size: var(--ctl);
  }
`;

export const FieldLink = styled.button`
  min-block-size: 28px;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 4px;

  &:hover {
    color: var(--gold-text);
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    min-block-size: var(--ctl);
  }
`;

export const Hint = styled.p`
  margin-block-start: 10px;
  color: var(--text-mute);
  font-size: var(--fs-13);
  text-wrap: pretty;
`;
