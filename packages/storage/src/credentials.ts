import { UserError } from '@brandprint/platform';

/** Where a workload gets temporary credentials, by the variables that AWS SDKs know and clusters set. */
export interface WorkloadIdentity {
  /** File with a token of the workload, for an STS (IAM roles for service accounts). */
  AWS_WEB_IDENTITY_TOKEN_FILE?: string | undefined;
  AWS_ROLE_ARN?: string | undefined;
  AWS_ROLE_SESSION_NAME?: string | undefined;
  AWS_REGION?: string | undefined;
  /** URL of the STS, where it is not that of AWS. */
  AWS_ENDPOINT_URL_STS?: string | undefined;
  /** URL that hands out credentials (EKS Pod Identity, ECS), and the file with the token for it. */
  AWS_CONTAINER_CREDENTIALS_FULL_URI?: string | undefined;
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE?: string | undefined;
}

/** How the environment says who the product is at the store. */
export interface CredentialsEnvironment extends WorkloadIdentity {
  /** Unset: the workload identity is used. */
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
}

/** A fixed pair of keys, or where to get temporary keys. */
export type S3Credentials = { accessKey: string; secretKey: string } | { identity: WorkloadIdentity };

/** Whether a workload identity is configured. */
const hasWorkloadIdentity = (env: WorkloadIdentity): boolean =>
  Boolean(env.AWS_WEB_IDENTITY_TOKEN_FILE || env.AWS_CONTAINER_CREDENTIALS_FULL_URI);

/** Throws UserError if the environment names no credentials, or half of them. */
export const assertS3Credentials = (env: CredentialsEnvironment): void => void credentialsOf(env);

/** Throws UserError like `assertS3Credentials`. */
export function credentialsOf(env: CredentialsEnvironment): S3Credentials {
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (accessKey && secretKey) return { accessKey, secretKey };
  if (accessKey || secretKey)
    throw new UserError('S3_ACCESS_KEY and S3_SECRET_KEY belong together. Set both, or none for a workload identity.');
  if (hasWorkloadIdentity(env)) return { identity: env };
  throw new UserError(
    'No credentials for the store. Set S3_ACCESS_KEY and S3_SECRET_KEY, or give the workload an identity (AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, or AWS_CONTAINER_CREDENTIALS_FULL_URI).',
  );
}
