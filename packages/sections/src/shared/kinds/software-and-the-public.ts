import { AGENCIES_AND_CAMPAIGNS } from './agencies-and-campaigns.ts';
import { APPS_FOR_READING_AND_WRITING } from './apps-for-reading-and-writing.ts';
import { APPS_FOR_TALK_AND_FILES } from './apps-for-talk-and-files.ts';
import { AUTHORITIES_BY_TASK } from './authorities-by-task.ts';
import { CAMPAIGNS_AND_SERIES } from './campaigns-and-series.ts';
import { CONTESTS_AND_DAYS } from './contests-and-days.ts';
import { GRAPHICS_AND_GAMES } from './graphics-and-games.ts';
import type { Kind } from './kind.ts';
import { PAGES_AND_REGULATORS } from './pages-and-regulators.ts';
import { SCIENCE_AND_OPEN_DATA } from './science-and-open-data.ts';
import { SOFTWARE_FOR_COMPUTER_AND_HOME } from './software-for-computer-and-home.ts';
import { SOFTWARE_FOR_DATA_AND_SCIENCE } from './software-for-data-and-science.ts';
import { SOFTWARE_FOR_THE_PUBLIC } from './software-for-the-public.ts';
import { TOOLS_FOR_CODE } from './tools-for-code.ts';
import { TOOLS_FOR_SERVERS } from './tools-for-servers.ts';

/** Software by what it does, public bodies by their task, and what goes on for a cause. */
export const SOFTWARE_AND_THE_PUBLIC: readonly Kind[] = [
  ...AGENCIES_AND_CAMPAIGNS,
  ...APPS_FOR_READING_AND_WRITING,
  ...APPS_FOR_TALK_AND_FILES,
  ...AUTHORITIES_BY_TASK,
  ...CAMPAIGNS_AND_SERIES,
  ...CONTESTS_AND_DAYS,
  ...GRAPHICS_AND_GAMES,
  ...PAGES_AND_REGULATORS,
  ...SCIENCE_AND_OPEN_DATA,
  ...SOFTWARE_FOR_COMPUTER_AND_HOME,
  ...SOFTWARE_FOR_DATA_AND_SCIENCE,
  ...SOFTWARE_FOR_THE_PUBLIC,
  ...TOOLS_FOR_CODE,
  ...TOOLS_FOR_SERVERS,
];
