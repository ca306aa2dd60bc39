import { DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';
import { readRepositoryFile } from './files.ts';

export const DOCKERFILE = readRepositoryFile('Dockerfile');

export interface BuildStage {
  name: string;
  /** The stage or image that it is based on. */
  base: string;
  instructions: Instruction[];
}

/** The stages of the Dockerfile, in order. */
export const BUILD_STAGES: readonly BuildStage[] = (() => {
  const stages: BuildStage[] = [];
  for (const instruction of DockerfileParser.parse(DOCKERFILE).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      stages.push({ name: from.getBuildStage() ?? '', base: from.getImage() ?? '', instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
})();

/** A stage and its base stages, the first one first. */
export function stageLineage(name: string): BuildStage[] {
  const stage = BUILD_STAGES.find((it) => it.name === name);
  return stage ? [...stageLineage(stage.base), stage] : [];
}

/** Environment variables of an image. */
export function imageEnvironment(target: string): Record<string, string> {
  const instructions = stageLineage(target).flatMap((stage) => stage.instructions);
  const properties = instructions
    .filter((it) => it.getKeyword() === 'ENV')
    .flatMap((it) => (it as Env).getProperties().map((property) => [property.getName(), property.getValue() ?? '']));
  return Object.fromEntries(properties);
}
