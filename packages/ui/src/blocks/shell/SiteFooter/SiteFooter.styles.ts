import styled from '@emotion/styled';

export const FooterRoot = styled.footer`
  border-block-start: 1px solid var(--line);
  background: var(--bg-deep);
`;

export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) 28px;
  max-inline-size: var(--page-width);
  margin-inline: auto;
  padding: 26px var(--gutter);
  color: var(--text-mute);
  font-size: var(--fs-14);
`;
