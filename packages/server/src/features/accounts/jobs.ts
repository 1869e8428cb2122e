import type { DoJob, JobKinds } from '../../platform/jobs/jobs.ts';
import type { MailJob } from '../../platform/mail/hold.ts';
import { deleteClosed } from './account/deleteClosed.ts';
import { sendFarewell, sendMail } from './emails/mailJobs.ts';
import { mailLink } from './links/mailLinks.ts';
import { mailGuardian } from './young/guardianMail.ts';

const mailJobs: Readonly<Record<MailJob, DoJob<never>>> = {
  mail: sendMail,
  mail_link: mailLink,
  farewell: sendFarewell,
  guardian_mail: mailGuardian,
};

export const accountJobs: JobKinds = { ...mailJobs, deletion: deleteClosed };
