import styled from '@emotion/styled';

export const Lead = styled.p`
  color: var(--text-soft);
`;

export const Reasons = styled.dl`
  display: grid;
  gap: 12px;
  margin: 14px 0 0;
`;

export const ReasonName = styled.dt`
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 600;

  .lucide {
    inline-size: 17px;
    block-size: 17px;
    color: var(--gold-text);
  }
`;

export const Reason = styled.dd`
  margin: 2px 0 0;
  padding-inline-start: 27px;
  color: var(--text-soft);

  b {
    color: var(--text);
    font-weight: 600;
  }
`;

export const SectionTitle = styled.h3`
  margin-block: 18px 6px;
  font-size: var(--fs-18);
`;

export const Memories = styled.ul`
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Memory = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding-block: 7px;
  border-block-start: 1px solid var(--line);
  color: var(--text-soft);
`;

export const From = styled.span`
  flex: none;
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(72px, 96px) minmax(0, 1fr);
  gap: 5px 12px;
  margin: 4px 0 0;

  dt {
    color: var(--text-mute);
    font-size: var(--fs-13);
    font-weight: 600;
    line-height: inherit;
  }
  dd {
    margin: 0;
    color: var(--text-soft);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-block-start: 16px;
`;
