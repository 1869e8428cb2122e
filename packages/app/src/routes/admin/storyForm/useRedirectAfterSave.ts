import { paths, useToast } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates to the list once a story is saved: in an effect, after the leave guard knows that nothing is unsaved. */
export function useRedirectAfterSave(message: string): { isSaved: boolean; setSaved: () => void } {
  const navigate = useNavigate();
  const showToast = useToast();
  const [isSaved, setIsSaved] = useState(false);

  useEffect(() => {
    if (isSaved) void navigate(paths.adminStories);
  }, [isSaved, navigate]);

  return {
    isSaved,
    setSaved() {
      showToast(message, { tone: 'success' });
      setIsSaved(true);
    },
  };
}
