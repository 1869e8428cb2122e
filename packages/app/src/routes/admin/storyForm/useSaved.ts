import { paths, useToast } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads back to the list once a story is saved; by then nothing is unsaved, and nobody is asked whether to leave. */
export function useSaved(message: string): { isSaved: boolean; setSaved: () => void } {
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
