import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

/** What every page of the administrators is made of. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-4);
`;

export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
`;

export const PageTitle = styled.h1`
  padding-block-start: 0.1em;
  font-size: var(--fs-30);
`;

export const PageLead = styled.p`
  max-inline-size: 46em;
  color: var(--text-soft);
  text-wrap: pretty;
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  inline-size: 100%;

  ${media.compact} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    inline-size: auto;

    > :not(button, a) {
      inline-size: 240px;
    }
  }
`;

export const Quiet = styled.span`
  color: var(--text-soft);
`;

export const RowActions = styled.div`
  display: flex;
  gap: var(--s-1);

  [data-align='end'] & {
    justify-content: end;
  }
`;

export const NameFormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  max-inline-size: 520px;

  ${media.compact} {
    grid-template-columns: minmax(220px, 1fr) auto;
    align-items: end;
  }
`;

export const NameButtons = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-block-size: 46px;
`;

/** A form that stands above what it adds to. */
export const Drawer = styled.div`
  padding: var(--s-4);
  border-radius: var(--r-2);
  background: var(--surface-1);
`;
