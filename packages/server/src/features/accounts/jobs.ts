import type { JobKinds } from '../../platform/jobs/jobs.ts';
import { deleteClosed } from './account/deleteClosed.ts';
import { sendFarewell, sendMail } from './emails/mailJobs.ts';
import { mailLink } from './links/mailLinks.ts';
import { mailGuardian } from './young/guardianMail.ts';

export const accountJobs: JobKinds = {
  mail: sendMail,
  mail_link: mailLink,
  farewell: sendFarewell,
  deletion: deleteClosed,
  guardian_mail: mailGuardian,
};
