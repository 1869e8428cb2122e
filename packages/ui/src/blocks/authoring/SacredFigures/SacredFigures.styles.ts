import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Figures = styled.ul`
  display: grid;
  margin: var(--kl-size-14) 0 0;
  padding: 0;
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  list-style: '';
`;

export const Figure = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-26) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-14);
  padding-block: var(--kl-size-12);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  > [role='radiogroup'] {
    grid-area: 2 / 1 / auto / -1;
    justify-self: start;
  }
  ${media.compact} {
    grid-template-columns: var(--kl-size-26) minmax(0, 1fr) auto auto;

    > [role='radiogroup'] {
      grid-area: auto;
    }
  }
  ${media.touch} {
    > button {
      inline-size: var(--kl-ctl);
      block-size: var(--kl-ctl);
    }
  }
`;

export const Flower = styled.span`
  color: var(--kl-gold);
`;

export const FigureName = styled.div`
  font: 600 var(--kl-fs-16) / 1.4 var(--kl-font-title);
  overflow-wrap: anywhere;
`;

export const Locked = styled.small`
  display: block;
  color: var(--kl-text-mute);
  font: 400 var(--kl-fs-13) / 1.4 var(--kl-font-ui);
`;

export const AddFigure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--kl-size-10) var(--kl-size-14);
  margin-block-start: var(--kl-size-16);

  > div {
    flex: 0 1 320px;
    min-inline-size: min(220px, 100%);
  }
  > button {
    min-block-size: var(--kl-size-48);
  }
`;
