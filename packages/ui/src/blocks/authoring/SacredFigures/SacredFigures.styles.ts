import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Figures = styled.ul`
  display: grid;
  margin: 14px 0 0;
  padding: 0;
  border-block-end: 1px solid var(--line);
  list-style: '';
`;

export const Figure = styled.li`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 14px;
  padding-block: 12px;
  border-block-start: 1px solid var(--line);

  > [role='radiogroup'] {
    grid-area: 2 / 1 / auto / -1;
    justify-self: start;
  }
  ${media.compact} {
    grid-template-columns: 26px minmax(0, 1fr) auto auto;

    > [role='radiogroup'] {
      grid-area: auto;
    }
  }
  @media (pointer: coarse) {
    > button {
      inline-size: var(--ctl);
      block-size: var(--ctl);
    }
  }
`;

export const Flower = styled.span`
  color: var(--gold);
`;

export const FigureName = styled.div`
  font: 600 var(--fs-16) / 1.4 var(--font-title);
  overflow-wrap: anywhere;
`;

export const Locked = styled.small`
  display: block;
  color: var(--text-mute);
  font: 400 var(--fs-13) / 1.4 var(--font-ui);
`;

export const AddFigure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px 14px;
  margin-block-start: 16px;

  > div {
    flex: 0 1 320px;
    min-inline-size: min(220px, 100%);
  }
  > button {
    min-block-size: 46px;
  }
`;
