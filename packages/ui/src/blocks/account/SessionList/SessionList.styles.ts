import styled from '@emotion/styled';

export const Sessions = styled.ul`
  display: grid;
  margin: 0 0 18px;
  padding: 0;
  list-style: '';
`;

export const Session = styled.li`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr);
  align-items: start;
  gap: 2px 14px;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }
  > .lucide {
    inline-size: 22px;
    block-size: 22px;
    margin-block-start: calc((1lh - 22px) / 2);
    color: var(--text-mute);
  }
`;

export const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const When = styled.p`
  grid-column: 2;
  color: var(--text-mute);
  font-size: var(--fs-14);
`;

export const Placeholders = styled.div`
  display: grid;
  gap: 18px;
  padding-block: 12px;
`;
