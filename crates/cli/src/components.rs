//! Component files from a folder, in place of the built-in ones.
//!
//! `DIR/<game>/<file>.toml` applies to one game, `DIR/<file>.toml` to every game that has a file of this name. A file
//! name that no game has is an error.

use std::fs;
use std::path::Path;

use engine::{DataFiles, DataId, Info, Phrase};

use crate::{Failure, suggest};

/// The component data of a game. A given folder must contain a file of the game.
pub(crate) fn load(info: &Info, folder: Option<&Path>) -> Result<DataId, Failure> {
    let Some(folder) = folder else { return Ok(catalog::built_in(info.id)?) };
    match read(info, folder)? {
        Some(files) => Ok(catalog::load_data(info.id, &files)?),
        None => Err(Failure::Failed(
            path("cli-components-none", folder).with("game", info.title).with("files", names(info)),
        )),
    }
}

/// The component data of each of these games. A given folder must contain a file of at least one of them.
pub(crate) fn load_all(infos: &[&'static Info], folder: Option<&Path>) -> Result<Vec<DataId>, Failure> {
    let Some(folder) = folder else {
        return infos.iter().map(|info| Ok(catalog::built_in(info.id)?)).collect();
    };
    if let [info] = infos {
        return Ok(vec![load(info, Some(folder))?]);
    }
    let mut all = Vec::new();
    let mut found = false;
    for info in infos {
        let files = read(info, folder)?;
        found |= files.is_some();
        all.push(match files {
            Some(files) => catalog::load_data(info.id, &files)?,
            None => catalog::built_in(info.id)?,
        });
    }
    if found {
        return Ok(all);
    }
    let files: Vec<Phrase> = infos.iter().flat_map(|info| names(info)).collect();
    Err(Failure::Failed(path("cli-components-nothing", folder).with("files", files)))
}

/// The component files of a game, with replacements from the folder.
pub(crate) fn files(info: &Info, folder: Option<&Path>) -> Result<DataFiles, Failure> {
    let given = folder.map(|folder| read(info, folder)).transpose()?.flatten();
    Ok(given.unwrap_or_else(|| DataFiles::embedded(info.data)))
}

/// The built-in files with replacements from the folder; none if it has no file of this game.
fn read(info: &Info, folder: &Path) -> Result<Option<DataFiles>, Failure> {
    let mut files = DataFiles::embedded(info.data);
    let mut found = false;
    for (name, text) in toml_files(folder)? {
        let is_of = |info: &Info| info.data.iter().any(|(known, _)| *known == name);
        if is_of(info) {
            files.replace(&name, text).map_err(catalog::CatalogError::from)?;
            found = true;
        } else if !catalog::infos().into_iter().any(is_of) {
            let others = catalog::infos().into_iter().flat_map(file_names);
            return Err(unknown(folder, &name, info, file_names(info).chain(others)));
        }
    }
    let own = folder.join(info.id);
    if own.is_dir() {
        for (name, text) in toml_files(&own)? {
            if files.replace(&name, text).is_err() {
                return Err(unknown(&own, &name, info, file_names(info)));
            }
            found = true;
        }
    }
    Ok(found.then_some(files))
}

/// The error for a file that is not a component file, with the closest name.
fn unknown<'a>(folder: &Path, file: &str, info: &Info, known: impl IntoIterator<Item = &'a str>) -> Failure {
    let phrase = path("cli-components-unknown", folder).with("file", file).with("files", names(info));
    Failure::Failed(suggest::hinted(phrase, file, known))
}

/// The TOML files of a folder, sorted by name.
fn toml_files(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    let refuse = |at: &Path, error: std::io::Error| {
        Failure::Failed(path("cli-file", at).with("text", error.to_string().as_str()))
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| refuse(folder, error))? {
        let at = entry.map_err(|error| refuse(folder, error))?.path();
        if !at.is_file() || at.extension().is_none_or(|ending| ending != "toml") {
            continue;
        }
        let text = fs::read_to_string(&at).map_err(|error| refuse(&at, error))?;
        found.push((at.file_name().unwrap_or_default().to_string_lossy().into_owned(), text));
    }
    found.sort();
    Ok(found)
}

fn file_names(info: &Info) -> impl Iterator<Item = &'static str> {
    info.data.iter().map(|(name, _)| *name)
}

fn names(info: &Info) -> Vec<Phrase> {
    file_names(info).map(Phrase::plain).collect()
}

/// A message about a file or folder.
pub(crate) fn path(id: &'static str, at: &Path) -> Phrase {
    Phrase::new(id).with("path", at.to_string_lossy().as_ref())
}
