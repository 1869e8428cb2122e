import styled from '@emotion/styled';

export const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-inline-size: 0;
`;

export const Named = styled.b`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Username = styled.small`
  display: block;
  color: var(--text-mute);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;

export const Verified = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--text-soft);

  .lucide {
    inline-size: 17px;
    block-size: 17px;
  }
  &[data-verified] .lucide {
    color: var(--success-text);
  }
`;
