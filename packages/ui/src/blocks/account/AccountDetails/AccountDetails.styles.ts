import styled from '@emotion/styled';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 18px 32px;
  margin: 0;
`;

export const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-inline-size: 0;

  > dt {
    color: var(--text-mute);
    font-size: var(--fs-14);
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin: 0;
    font-size: var(--fs-16);
    overflow-wrap: anywhere;
  }
`;

export const Missing = styled.span`
  color: var(--text-soft);
`;

export const Verification = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-block-start: 18px;
`;
