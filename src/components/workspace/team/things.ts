import type { ResourceTypes, ServiceProviderConfig, User } from '../../../client/workspace/index.js';
import type { Listed } from '../shell/in-workspace.js';

/** What can be changed of a member. */
export const MEMBER_FIELDS = ['userName', 'givenName', 'familyName'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

/** A member in the list. */
export interface ListedMember extends Listed {
  readonly email: string;
  /** Nothing where the platform does not say it. */
  readonly isActive: boolean | undefined;
  readonly changedAt: string;
}

/** One member. */
export interface Member extends Readonly<Record<MemberField, string>> {
  readonly kind: 'member';
  readonly id: string;
  /** As the platform gave it: a replacement sends what it does not change, too. */
  readonly user: User;
}

/** What the directory of an organisation can do with members here. */
export interface Directory {
  readonly kind: 'directory';
  readonly config: ServiceProviderConfig;
  readonly types: ResourceTypes;
}

/** What members did. */
export interface AuditLog {
  readonly kind: 'audit';
}

export type Thing = Member | Directory | AuditLog;

/** Places of the room that are no member. The ids of members are the platform's, and longer. */
export const PLACES = ['', 'audit', 'directory'] as const;

export type Place = (typeof PLACES)[number];
